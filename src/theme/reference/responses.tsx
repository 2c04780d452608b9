import { isError, statusWords } from '../../config/status-words.ts'
import type { Response } from '../../reference/model.ts'
import { Prose } from '../parts/prose.tsx'
import { Contents } from './contents.tsx'
import { useReference } from './context.tsx'
import { Fields } from './fields.tsx'
import { Marks, Name } from './marks.tsx'
import { ResponseLinks } from './response-links.tsx'

/** What an operation answers: first what was asked for, then what may go wrong, its cause and what to do about it. */
export function Responses({ responses }: { responses: readonly Response[] }) {
  const { texts } = useReference()
  const groups: [string, Response[]][] = [
    [texts.responses, responses.filter(({ status }) => !isError(status))],
    [texts.errors, responses.filter(({ status }) => isError(status))],
  ]
  return groups.map(
    ([title, group]) =>
      group.length > 0 && (
        <section key={title}>
          <h4>{title}</h4>
          <dl>
            {group.map((response) => (
              <ResponseRow key={response.id} response={response} />
            ))}
          </dl>
        </section>
      ),
  )
}

function ResponseRow({ response }: { response: Response }) {
  const { texts } = useReference()
  const { id, status, description, remedy, headers, contents, links } = response
  return (
    <>
      <dt id={id}>
        <Name id={id}>{status}</Name> <span>{statusWords(status)}</span>
        <Marks of={response} />
      </dt>
      <dd>
        <Prose text={description} inline />
        {remedy !== undefined && (
          <p>
            <strong>{texts.remedy}</strong> <Prose text={remedy} inline />
          </p>
        )}
        {headers.length > 0 && (
          <details data-details="">
            <summary>{`${texts.headers}: ${headers.map(({ name }) => name).join(', ')}`}</summary>
            <Fields fields={headers} />
          </details>
        )}
        <Contents
          contents={contents}
          said={description}
          ownerId={id}
          kind={isError(status) ? 'error' : 'response'}
        />
        <ResponseLinks links={links} />
      </dd>
    </>
  )
}
