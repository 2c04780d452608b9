// Runs several programs one after the other, each as if it were alone. Usage: node batch.mjs FILE…
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    process.exitCode = 1
    console.error(`${file}:`, error)
  }
}
