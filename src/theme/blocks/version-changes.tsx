import { Fragment } from 'react'
import type { Change } from '../../reference/versions/change.ts'
import { type ChangeRow, groupedChanges, type Remedy } from '../../reference/versions/grouped-changes.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useArticleLocale, useDrawing } from '../page-context.tsx'
import { useAuthorError, useNoOtherProps } from '../parts/author-error.ts'
import { Details } from '../parts/details.tsx'
import { Prose } from '../parts/prose.tsx'
import { Table } from '../parts/table.tsx'
import styles from './version-changes.module.css'

/**
 * What changed between two versions of an API, old and new side by side: what can break a program and what has a note first, the rest folded.
 * The page's front matter names the documents (`changes: { from, to }`); the differences are computed from them.
 * @param to the newer document, where the front matter names several pairs
 * @throws SiteProblems when the front matter names none, or several and the block none of them
 */
export function VersionChanges({ to, ...props }: { to?: unknown }) {
  const named = useDrawing().changes ?? {}
  const authorError = useAuthorError()
  useNoOtherProps('VersionChanges', props, ['to'])
  const { versionChanges: texts } = textsOf(useArticleLocale()).reference
  const names = Object.keys(named)
  const isAnswered = to === undefined ? names.length < 2 : names.includes(String(to))
  const changes = named[to === undefined ? (names[0] ?? '') : String(to)]
  if (names.length > 0 && !isAnswered) {
    throw authorError({
      message: '<VersionChanges> does not say which of the documents of the front matter it means',
      expected: names.map((name) => `to="${name}"`).join(', '),
      received: to === undefined ? 'no `to`' : JSON.stringify(to),
    })
  }
  if (!changes) {
    throw authorError({
      message: '<VersionChanges> has no documents to compare',
      expected: 'changes: { from: nerd-v1, to: nerd-v2 } in the front matter',
    })
  }
  const told = changes.filter(({ breaking, note }) => breaking || note !== undefined)
  const rest = changes.filter((change) => !told.includes(change))
  return (
    <>
      {told.length > 0 && <ChangeTable changes={told} />}
      {rest.length > 0 && (
        <Details>
          <summary>{texts.others(rest.length)}</summary>
          <ChangeTable changes={rest} />
        </Details>
      )}
    </>
  )
}

function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const { versionChanges: texts } = textsOf(useArticleLocale()).reference
  return (
    <Table className={styles['changes']}>
      <thead>
        <tr>
          <th>{texts.before}</th>
          <th>{texts.after}</th>
        </tr>
      </thead>
      {groupedChanges(changes).map(({ operations, remedies }) => (
        <tbody key={String(operations)}>
          <tr>
            <td colSpan={2}>
              <strong>
                <Names of={operations} />
              </strong>
            </td>
          </tr>
          {remedies.map((remedy) => (
            <RemedyRows key={remedy.note ?? ''} remedy={remedy} operations={operations} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

/** What to do, with what changed if that is one thing; of several, each is named above its row. */
function RemedyRows({
  remedy: { note, rows },
  operations,
}: {
  remedy: Remedy
  operations: readonly string[]
}) {
  const isOne = rows.length === 1 && rows[0]?.operations.length === operations.length
  return (
    <>
      {!isOne && note !== undefined && (
        <tr>
          <td colSpan={2}>
            <Prose text={note} inline />
          </td>
        </tr>
      )}
      {rows.map((row) => (
        <Fragment key={`${row.operations} ${row.what} ${row.before} ${row.after}`}>
          <tr>
            <td colSpan={2}>
              <Changed row={row} isOfAll={row.operations.length === operations.length} />
              {isOne && note !== undefined && (
                <>
                  {'. '}
                  <Prose text={note} inline />
                </>
              )}
            </td>
          </tr>
          <tr>
            <td>{row.before === undefined ? '–' : <code>{row.before}</code>}</td>
            <td>{row.after === undefined ? '–' : <code>{row.after}</code>}</td>
          </tr>
        </Fragment>
      ))}
    </>
  )
}

function Changed({ row: { operations, what, breaking }, isOfAll }: { row: ChangeRow; isOfAll: boolean }) {
  const { versionChanges: texts } = textsOf(useArticleLocale()).reference
  return (
    <>
      {!isOfAll && (
        <>
          <Names of={operations} />
          {': '}
        </>
      )}
      {texts.what[what]}
      {breaking && <strong> ({texts.breaking})</strong>}
    </>
  )
}

function Names({ of }: { of: readonly string[] }) {
  return of.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ))
}
