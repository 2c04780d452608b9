import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import type { Driver, Engine } from './driver.ts'
import { startDisplay } from './virtual-display.ts'
import { ask, asyncScript, keySteps, type Step } from './web-driver.ts'

const WINDOW = join(import.meta.dirname, 'webkit-window.py')
const START_TIMEOUT_MS = 20_000
const RESIZE_TIMEOUT_MS = 5_000
const POLL_MS = 20

/** Debian's WebKitGTK, the nearest to Safari that runs here, through its own driver. */
export async function startWebkit(): Promise<Engine> {
  const display = await startDisplay()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'docs-webkit-'))
  const env = { ...process.env, DISPLAY: display.name }
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const end = () => void server.kill()
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  let windows = 0
  return {
    open: (options) => openWindow(address, join(folder, `complaints-${windows++}`), options),
    close: async () => {
      end()
      display.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      await ask(`${address}/status`, 'GET')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(POLL_MS)
    }
  }
}

async function openWindow(
  address: string,
  complaints: string,
  { width, height, scripts }: { width: number; height: number; scripts: boolean },
): Promise<Driver> {
  const args = [WINDOW, complaints, ...(scripts ? [] : ['--no-scripts'])]
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args } }
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch },
  })
  const session = `${address}/session/${sessionId}`
  const driver = driverOf(session, complaints)
  await driver.resize(width, height)
  return driver
}

function driverOf(session: string, complaints: string): Driver {
  const tell = (command: string, body: object) => ask<never>(`${session}/${command}`, 'POST', body)
  const act = (source: object, actions: Step[]) => tell('actions', { actions: [{ ...source, actions }] })
  const mouse = (...steps: Step[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, steps)
  let wheels = 0
  const keys = (steps: Step[]) => act({ type: 'key', id: 'keys' }, steps)
  const to = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  })

  const evaluate: Driver['evaluate'] = async (look, ...args) => {
    const script = asyncScript(String(look))
    const { value, error } = await tell('execute/async', { script, args })
    if (error !== undefined) throw new Error(error)
    return value
  }

  /** The window's frame takes nothing: asked for a size, it gets there when the screen has drawn it. */
  const resize = async (width: number, height: number) => {
    await tell('window/rect', { x: 0, y: 0, width, height })
    const deadline = Date.now() + RESIZE_TIMEOUT_MS
    while (!(await evaluate((w, h) => innerWidth === w && innerHeight === h, width, height))) {
      if (Date.now() > deadline) throw new Error(`The window does not become ${width} × ${height}.`)
      await sleep(POLL_MS)
    }
  }

  return {
    open: (url) => tell('url', { url }),
    reload: () => tell('refresh', {}),
    back: () => tell('back', {}),
    forward: () => tell('forward', {}),
    evaluate,
    move: (x, y) => mouse(to(x, y)),
    click: (x, y) => mouse(to(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    wheel: (x, y, deltaY) =>
      // The driver turns a wheel by the difference to its last turn, so each turn has a wheel of its own.
      act({ type: 'wheel', id: `wheel-${wheels++}` }, [
        { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY, duration: 0 },
      ]),
    press: (together) => keys(keySteps(together)),
    type: (text) => keys([...text].flatMap((letter) => keySteps([letter]))),
    resize,
    complaints: async () =>
      existsSync(complaints) ? readFileSync(complaints, 'utf8').split('\n').filter(Boolean) : [],
    close: () => ask(session, 'DELETE'),
  }
}
