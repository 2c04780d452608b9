import { addStyles } from '../../../src/browser/late-parts/add-styles.ts'
import styles from './told.css?inline'

addStyles(styles)

interface ToldProps {
  words: { name: string }
  data: { count: number }
  greeting: string
}

/** One with words, data and a look of its own. */
export default function Told({ words, data, greeting }: ToldProps) {
  return (
    <p className="told">
      {greeting} {words.name} {data.count}
    </p>
  )
}
