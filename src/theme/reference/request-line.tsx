import type { Operation } from '../../reference/model.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import code from '../parts/code-block.module.css'
import { Icon } from '../parts/icon.tsx'
import { useReference } from './context.tsx'
import { Method, Path } from './marks.tsx'
import styles from './operations.module.css'

/** Method and whole address of an operation; the button copies the address. */
export function RequestLine({ operation }: { operation: Operation }) {
  const { reference } = useReference()
  const texts = textsOf(useDrawing().page.locale).blocks
  const { method, path, servers = reference.servers } = operation
  return (
    <div className={styles['request']} data-code="">
      <Method name={method} />
      <pre>
        <code>
          {servers[0]?.url.replace(/\/$/, '')}
          <b>
            <Path text={path} />
          </b>
        </code>
      </pre>
      <span className={code['buttons']}>
        <button type="button" data-copy="" title={`${texts.copyCode}: ${path}`}>
          <Icon name={['copy', 'check', 'cross']} />
        </button>
      </span>
    </div>
  )
}
