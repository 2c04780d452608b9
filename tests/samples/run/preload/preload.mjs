// @ts-nocheck: it replaces functions of Node by ones with fewer overloads.
// Loaded by every Node of a sample: all hosts are the mock, pauses are short, a server listens where the test expects it.
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import promises from 'node:timers/promises'

const MOCK_PORT = Number(process.env.SAMPLE_MOCK_PORT)
const LISTEN_PORT = Number(process.env.SAMPLE_LISTEN_PORT ?? 0)
const LOCAL = ['localhost', '127.0.0.1', '::1', undefined]
const LONGEST_PAUSE = 10

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...args) {
  const [first] = args
  const options = Array.isArray(first) ? first[0] : first
  if (typeof options === 'object' && options.path === undefined && !LOCAL.includes(options.host)) {
    // Node asks for the name first; an address has none to ask for.
    Object.assign(options, { host: '127.0.0.1', port: MOCK_PORT, lookup: undefined })
  }
  return connect.apply(this, args)
}

const { listen } = net.Server.prototype
net.Server.prototype.listen = function (port, ...args) {
  if (!LISTEN_PORT || typeof port !== 'number') return listen.call(this, port, ...args)
  return listen.call(this, LISTEN_PORT, '127.0.0.1', ...args.filter((arg) => typeof arg === 'function'))
}

const wait = promises.setTimeout
promises.setTimeout = (ms, ...args) => wait(Math.min(ms ?? 0, LONGEST_PAUSE), ...args)

const { setTimeout: later } = globalThis
globalThis.setTimeout = (act, ms, ...args) => {
  const isOfSample = new Error().stack?.includes(`file://${process.cwd()}/`)
  return later(act, isOfSample ? Math.min(ms ?? 0, LONGEST_PAUSE) : ms, ...args)
}
syncBuiltinESMExports()
