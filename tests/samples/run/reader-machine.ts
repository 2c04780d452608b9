import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Certificate, makeCertificate } from '../mock/certificate.ts'

/** What Node, Python and curl load before a sample. */
const PRELOAD = fileURLToPath(new URL('preload', import.meta.url))

/** Debian's Python, for which the tests install packages (bin/machine.mjs), whatever comes first on the PATH. */
const PYTHON = '/usr/bin/python3'

/** What a reader has: secrets, and a machine on which every host is the mock. */
export class ReaderMachine {
  readonly folder = mkdtempSync(join(tmpdir(), 'docs-samples-'))
  readonly certificate: Certificate
  readonly accessToken = makeToken()
  /** Has to be encoded in a query. */
  readonly refreshToken = 'rt_4Tq+9/Zk=%41w'
  readonly clientId = 'c0a81e7f-samples'

  /** @param hosts those of the documents */
  constructor(hosts: readonly string[]) {
    this.certificate = makeCertificate(this.folder, hosts)
    const bin = join(this.folder, 'bin')
    mkdirSync(bin)
    for (const name of ['sleep', 'ffmpeg']) symlinkSync(join(PRELOAD, name), join(bin, name))
    if (existsSync(PYTHON)) symlinkSync(PYTHON, join(bin, 'python3'))
    execFileSync(
      'openssl',
      ['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', this.keyFile],
      {
        stdio: 'pipe',
      },
    )
  }

  /** A private key, as a reader has made one. */
  get keyFile(): string {
    return join(this.folder, 'private.pem')
  }

  get stepScript(): string {
    return join(PRELOAD, 'step.sh')
  }

  /** Environment of a program whose hosts are all the mock at a port. */
  environment(home: string, mockPort: number, more: Record<string, string> = {}): Record<string, string> {
    const { authorityFile } = this.certificate
    const node = [`--import=${join(PRELOAD, 'preload.mjs')}`, '--no-warnings']
    // Node 20 has it behind a switch, as the pages say.
    if (Number.parseInt(process.versions.node, 10) < 22) node.push('--experimental-websocket')
    writeFileSync(join(home, '.curlrc'), curlSettings(mockPort))
    return {
      PATH: `${join(this.folder, 'bin')}:${process.env['PATH'] ?? '/usr/bin:/bin'}`,
      HOME: home,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      ACCESS_TOKEN: this.accessToken,
      SAMPLE_ACCESS_TOKEN: this.accessToken,
      REFRESH_TOKEN: this.refreshToken,
      SAMPLE_REFRESH_TOKEN: this.refreshToken,
      CLIENT_ID: this.clientId,
      SAMPLE_CLIENT_ID: this.clientId,
      SAMPLE_MOCK_PORT: String(mockPort),
      CURL_HOME: home,
      CURL_CA_BUNDLE: authorityFile,
      REQUESTS_CA_BUNDLE: authorityFile,
      SSL_CERT_FILE: authorityFile,
      NODE_EXTRA_CA_CERTS: authorityFile,
      NODE_OPTIONS: node.join(' '),
      PYTHONPATH: PRELOAD,
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONUNBUFFERED: '1',
      ...more,
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Loopback stays what it is, everything else is the mock. */
function curlSettings(port: number): string {
  const to = ['localhost::localhost:', '127.0.0.1::127.0.0.1:', `::127.0.0.1:${port}`]
  return to.map((line) => `connect-to = "${line}"\n`).join('')
}

/** An access token as samples read it: a JWT that is valid for fifty minutes. */
function makeToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3000
  return `${part({ alg: 'RS256' })}.${part({ exp })}.c2FtcGxl`
}
