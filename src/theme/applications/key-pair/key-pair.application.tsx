import { addStyles } from '../../../browser/late-parts/add-styles.ts'
import type { OperationData } from '../../../reference/operation-data.ts'
import type { KeyPairTexts } from '../../../texts/key-pair-texts.ts'
import '../panel-styles.ts'
import { WorkbenchContext } from './context.ts'
import styles from './key-pair.css?inline'
import { Workbench } from './workbench.tsx'

addStyles(styles)

interface KeyPairProps {
  words: KeyPairTexts
  data: OperationData
}

/** A key pair, an assertion signed with it, and the answer of the token endpoint: everything happens in the page. */
export default function KeyPair({ words, data: { reference } }: KeyPairProps) {
  const operation = reference.groups[0]?.operations[0]
  if (!operation) throw new Error('The data of the workbench have no operation.')
  return (
    <WorkbenchContext value={{ words, reference, operation }}>
      <Workbench />
    </WorkbenchContext>
  )
}
