/** Adds the look that applications share, once, with the first of them. */
import { addStyles } from '../../browser/late-parts/add-styles.ts'
import styles from './panel.css?inline'

addStyles(styles)
