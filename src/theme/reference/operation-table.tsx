import { isLong } from '../../reference/outline.ts'
import { Table } from '../parts/table.tsx'
import { useReference } from './context.tsx'
import { Marks, Method, Path } from './marks.tsx'
import styles from './operations.module.css'
import { SectionHeading } from './section-heading.tsx'

/** All operations at a glance, by group; long lists can be filtered. */
export function OperationTable() {
  const { reference, texts } = useReference()
  const { groups } = reference
  if (groups.length === 0) return null
  const { columns } = texts
  return (
    <>
      <SectionHeading name="operations" />
      {isLong(reference) && (
        <p className={styles['filter']}>
          <label>
            {texts.filter}
            <input type="search" data-filter={texts.matches} autoComplete="off" spellCheck={false} />
          </label>
          <output />
        </p>
      )}
      <div className={styles['operations']}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{columns.method}</th>
              <th scope="col">{columns.path}</th>
              <th scope="col">{columns.operation}</th>
            </tr>
          </thead>
          {groups.map(({ id, title, operations }) => (
            <tbody key={id}>
              {groups.length > 1 && (
                <tr>
                  {/* An ordinary cell: a heading cell would need data in its own row for some tools. */}
                  <td colSpan={3}>{title}</td>
                </tr>
              )}
              {operations.map((operation) => (
                <tr key={operation.id}>
                  <td>
                    <Method name={operation.method} />
                  </td>
                  <td>
                    <code>
                      <Path text={operation.path} />
                    </code>
                  </td>
                  <td>
                    <a href={`#${operation.id}`}>{operation.summary}</a>
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
