/** Loaded by `import()` when the reader comes to the search field (client.ts): the search box, and the look of its list, so that no page pays for it. */
import { addPanelStyles } from '../../browser/search/panel-styles.ts'
import styles from './search-panel.css?inline'

export { WORKER_ADDRESS } from '../../browser/search/search-box.ts'

addPanelStyles(styles)
