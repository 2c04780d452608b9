/**
 * Makes the files that the first commands of the quickstarts send: `npx tsx tools/sample-media.ts`. Speech needs Debian's packages espeak-ng and
 * lame. Everything they say is ours and invented; the files are committed, so only a change of the texts needs this.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pdfOf } from './sample-pdf.ts'

const SPEECH = `Good morning, and welcome to the second quarter call of Acme Instruments.
Revenue grew by nine percent, to four hundred and twelve million dollars.
Orders for sensors were strong in every region, and the new plant opened in May.
We expect the same pace for the rest of the year.`

const folder = fileURLToPath(new URL('../public/samples/', import.meta.url))
mkdirSync(folder, { recursive: true })

const wave = execFileSync('espeak-ng', ['-v', 'en-us', '-s', '165', '--stdout', SPEECH])
const encoded = ['--quiet', '-m', 'm', '--resample', '16', '-b', '32', '-', '-']
writeFileSync(`${folder}sample.mp3`, execFileSync('lame', encoded, { input: wave }))
writeFileSync(`${folder}report.pdf`, pdfOf())
