import type { OperationGroup } from '../../reference/model.ts'
import { isLong } from '../../reference/outline.ts'
import type { IndexedGroup } from '../../reference/pages/page-model.ts'
import { Code } from '../parts/code.tsx'
import { FilterField } from '../parts/filter-field.tsx'
import { Link } from '../parts/link.tsx'
import { Table } from '../parts/table.tsx'
import { useReference } from './context.tsx'
import { Marks, Method } from './marks.tsx'
import styles from './operations.module.css'
import { SectionHeading } from './section-heading.tsx'

/** All operations at a glance, by group; long lists can be filtered. */
export function OperationTable() {
  const { reference, texts } = useReference()
  const { index, isGroup } = reference
  const isIndex = index !== undefined && !isGroup
  const groups = isIndex ? index.groups : reference.groups
  if (groups.length === 0) return null
  // One operation is its own table.
  if (isGroup && groups[0]?.operations.length === 1) return <SectionHeading name="operations" />
  const { columns } = texts
  return (
    <>
      <SectionHeading name="operations" />
      {isLong({ groups }) && <FilterField label={texts.filter} />}
      <div className={styles['operations']}>
        <Table stacks>
          <thead>
            <tr>
              <th scope="col">{columns.path}</th>
              <th scope="col">{columns.operation}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              {(groups.length > 1 || isIndex) && groupRow(group)}
              {group.operations.map((operation) => (
                // Without script, links to what has moved to another page arrive at the row that leads there.
                <tr key={operation.id} {...(isIndex && { id: operation.id, 'data-moved': '' })}>
                  <td>
                    <Method name={operation.method} /> <Code>{operation.path}</Code>
                  </td>
                  <td>
                    <Link href={`#${operation.id}`}>{operation.summary}</Link>
                    <Marks of={operation} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </div>
    </>
  )
}

function groupRow(group: OperationGroup | IndexedGroup) {
  // An ordinary cell: a heading cell would need data in its own row for some tools.
  if (!('others' in group)) {
    return (
      <tr>
        <td colSpan={2}>{group.title}</td>
      </tr>
    )
  }
  return (
    <tr id={group.id} data-moved={group.others.join(' ')}>
      <td colSpan={2}>
        <Link href={`#${group.id}`}>{group.title}</Link>
      </td>
    </tr>
  )
}
