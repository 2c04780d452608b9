import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFile } from '../mock/site-files.ts'

/** First bytes of the files that samples send, by extension. */
const BYTES: Record<string, Buffer> = {
  mp3: Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.alloc(400, 7)]),
  wav: Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(400, 7)]),
  // More than one second, less than two, and no whole number of chunks.
  pcm: Buffer.alloc(42_000, 3),
  mp4: Buffer.from('\0\0\0\x18ftypmp42', 'latin1'),
  png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  bin: Buffer.from([0, 1, 2, 255]),
  txt: Buffer.from('The Central Bank in Accra briefed the AfDB on Thursday.\n'),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
}

/**
 * Puts the files into a folder that a text speaks of: media, documents, the reader's private key. What is there already stays.
 * @param keyFile a private key
 */
export function writeInputs(folder: string, text: string, keyFile: string): void {
  for (const [name, extension = ''] of text.matchAll(/\b[\w-]+\.(mp3|mp4|wav|pcm|png|bin|pdf|txt)\b/g)) {
    const file = join(folder, name)
    // What readers download, where it has this name.
    const bytes = siteFile(`/samples/${name}`) ?? BYTES[extension]
    if (bytes && !existsSync(file)) writeFileSync(file, bytes)
  }
  const key = join(folder, 'private.pem')
  if (text.includes('private.pem') && !existsSync(key)) copyFileSync(keyFile, key)
}
