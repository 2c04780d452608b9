import { sampleKey } from '../../reference/code-keys.ts'
import type { Operation } from '../../reference/model.ts'
import { shownAddress } from '../../reference/server-address.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { LongName } from '../parts/code.tsx'
import code from '../parts/code-block.module.css'
import { Icon } from '../parts/icon.tsx'
import columns from './columns.module.css'
import { useReference } from './context.tsx'
import { Method } from './marks.tsx'
import styles from './operations.module.css'

interface RequestLineProps {
  operation: Operation
  /** Where its samples are. */
  samplesId: string
}

/** Method and whole address of an operation; its buttons open what is folded, copy the address, and the request as a command. */
export function RequestLine({ operation, samplesId }: RequestLineProps) {
  const { reference, codes, texts: own } = useReference()
  const texts = textsOf(useDrawing().page.locale).blocks
  const hasCurl = sampleKey(operation.operationId, 'Shell') in codes
  const { method, path, servers = reference.servers } = operation
  return (
    <div className={`${styles['request']} ${columns['line']}`} data-code="">
      <Method name={method} />
      <pre>
        <code>
          <span>{shownAddress(servers[0])}</span>
          <b>
            <LongName text={path} />
          </b>
        </code>
      </pre>
      <span className={code['buttons']}>
        <button type="button" data-unfold={own.expandAll} data-fold={own.collapseAll} title={own.expandAll}>
          <Icon name="unfold" />
          <span>{own.expandAll}</span>
        </button>
        <button type="button" data-copy="" title={`${texts.copyCode}: ${path}`}>
          <Icon name={['copy', 'check', 'cross']} />
        </button>
        {hasCurl && (
          <button type="button" data-copy={samplesId} title={own.copyAsCurl}>
            <Icon name={['terminal', 'check', 'cross']} />
          </button>
        )}
      </span>
    </div>
  )
}
