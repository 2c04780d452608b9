/** Checks of every text. They share one file, so that the texts are read and parsed once. */
import './checks/quantities.ts'
import './checks/spelling.ts'
import './checks/structure.ts'
import './checks/style.ts'
