import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** A certificate that nobody trusts, for this machine and a few days. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...curve, ...name, ...files], { stdio: 'ignore' })
  return { certificate, key }
}
