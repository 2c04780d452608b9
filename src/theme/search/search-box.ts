/** Loaded by `import()` when the reader comes to the search field (client.ts): the search box, and the look of its list, so that no page pays for it. */
import { addStyles } from '../../browser/late-parts/add-styles.ts'
import styles from './search-panel.css?inline'

export { WORKER_ADDRESS } from '../../browser/search/search-box.ts'

addStyles(styles)
