import { existsSync } from 'node:fs'

// Debian's Chromium without its windows opens a page in less than half the time (docs/decisions/0008-browser-of-the-tests.md).
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** How the tests start Chromium. */
export const CHROMIUM = {
  executablePath: BROWSERS.find((file) => existsSync(file)) ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    // A new process for each page is a sixth of what opening a page costs.
    '--renderer-process-limit=1',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Nothing but this machine has a name; unlike request routing this leaves the HTTP cache on.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
}
