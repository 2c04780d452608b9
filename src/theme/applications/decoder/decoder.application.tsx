import { fetchedData } from '../../../browser/applications/fetched-data.ts'
import { addStyles } from '../../../browser/late-parts/add-styles.ts'
import type { DecoderIndex } from '../../../reference/decoder-index.ts'
import type { DecoderTexts } from '../../../texts/application-texts.ts'
import styles from './decoder.css?inline'
import { Decoder } from './decoder.tsx'
import { DecoderContext } from './decoder-context.ts'

addStyles(styles)

interface DecoderProps {
  words: DecoderTexts
  data: DecoderIndex
  /** Base path of the site. */
  base: string
  close: () => void
}

/** Tells what a pasted text is, by all API documents of the site. */
export default function DecoderApplication({ words, data: index, base, close }: DecoderProps) {
  const hrefOf = (address: string) => base + address.slice(1)
  const load = (address: string) => fetchedData(hrefOf(address))
  return (
    <DecoderContext value={{ words, index, load, hrefOf }}>
      <Decoder close={close} />
    </DecoderContext>
  )
}
