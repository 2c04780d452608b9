import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A key and a certificate for the mock, and the file of the authority that a sample has to trust. */
export interface Certificate {
  key: string
  cert: string
  authorityFile: string
}

/**
 * Makes an authority of its own and a certificate for all hosts, valid for a day. Nothing of it is trusted by the machine.
 * @param folder where the files go; it is removed by the caller
 */
export function makeCertificate(folder: string, hosts: readonly string[]): Certificate {
  const file = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...newKey, '-days', '1', '-subj', '/CN=Samples authority',
    '-addext', 'basicConstraints=critical,CA:TRUE', '-addext', 'keyUsage=critical,keyCertSign,cRLSign',
    '-keyout', file('authority.key'), '-out', file('authority.pem')) // biome-ignore format: one command
  openssl(
    'req',
    ...newKey,
    '-subj',
    '/CN=Samples mock',
    '-keyout',
    file('mock.key'),
    '-out',
    file('mock.csr'),
  )
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  writeFileSync(file('mock.ext'), `subjectAltName=${names}\nextendedKeyUsage=serverAuth\n`)
  openssl('x509', '-req', '-in', file('mock.csr'), '-CA', file('authority.pem'), '-CAkey', file('authority.key'),
    '-CAcreateserial', '-days', '1', '-extfile', file('mock.ext'), '-out', file('mock.pem')) // biome-ignore format: one command
  return {
    key: readFileSync(file('mock.key'), 'utf8'),
    cert: readFileSync(file('mock.pem'), 'utf8'),
    authorityFile: file('authority.pem'),
  }
}
