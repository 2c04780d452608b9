import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { makeCertificate } from './certificate.ts'

export interface Host {
  port: number
  tlsPort: number
  stop: () => Promise<void>
}

const START_MS = 15_000

/**
 * nginx on loopback with the settings that a build wrote, in the foreground and with all its own files in one folder.
 * @param settings `dist-hosting/nginx`
 * @param work empty folder
 */
export async function startNginx(dist: string, settings: string, work: string): Promise<Host> {
  const [port, tlsPort] = [await freePort(), await freePort()]
  const { certificate, key } = makeCertificate(work)
  // Started by root, the workers of nginx are somebody else.
  for (const folder of [work, dist]) chmodSync(folder, 0o755)
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(work, name))
  const file = join(work, 'nginx.conf')
  const temporary = ['client_body:body', 'proxy:proxy', 'fastcgi:fastcgi', 'uwsgi:uwsgi', 'scgi:scgi'].map(
    (pair) => {
      const [directive, name] = pair.split(':')
      return `  ${directive}_temp_path ${work}/${name};`
    },
  )
  writeFileSync(
    file,
    `daemon off;
worker_processes 1;
pid ${work}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${temporary.join('\n')}
  include ${settings}/docs-http.conf;
  server {
    listen 127.0.0.1:${port};
    listen 127.0.0.1:${tlsPort} ssl;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    root ${dist};
    include ${settings}/docs-server.conf;
  }
}
`,
  )
  return start('/usr/sbin/nginx', ['-p', work, '-e', 'stderr', '-c', file], { port, tlsPort })
}

/**
 * Caddy on loopback with the settings that a build wrote, without its administration and certificates.
 * @param settings `dist-hosting/caddy`
 * @param work empty folder
 */
export async function startCaddy(dist: string, settings: string, work: string): Promise<Host> {
  const [port, tlsPort] = [await freePort(), await freePort()]
  const { certificate, key } = makeCertificate(work)
  const file = join(work, 'Caddyfile')
  writeFileSync(
    file,
    `{
  admin off
  auto_https off
}
import ${settings}/docs.caddy
http://127.0.0.1:${port} {
  bind 127.0.0.1
  root * ${dist}
  import docs
}
https://127.0.0.1:${tlsPort} {
  bind 127.0.0.1
  tls ${certificate} ${key}
  root * ${dist}
  import docs
}
`,
  )
  const home = { HOME: work, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work }
  return start('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], { port, tlsPort }, home)
}

async function start(
  command: string,
  args: readonly string[],
  ports: Pick<Host, 'port' | 'tlsPort'>,
  more: Record<string, string> = {},
): Promise<Host> {
  const child = spawn(command, args, {
    env: { ...process.env, ...more },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const until = performance.now() + START_MS
  while (!(await listens(ports.port))) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill()
      throw new Error(`${command} did not start:\n${said}`)
    }
    await sleep(50)
  }
  return { ...ports, stop: () => ended(child) }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill()
  })
}

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
