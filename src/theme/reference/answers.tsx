import type { Response } from '../../reference/model.ts'
import { Tab, Tabs } from '../parts/tabs.tsx'
import { useReference } from './context.tsx'
import { Examples } from './examples.tsx'

/** @returns whether there is an example of what is answered */
export function hasAnswers(responses: readonly Response[]): boolean {
  return responses.some(isShown)
}

/** Examples of what an operation answers, by status. */
export function Answers({ responses }: { responses: readonly Response[] }) {
  const { texts } = useReference()
  const answers = responses.filter(isShown)
  if (answers.length === 0) return null
  return (
    <div>
      <h4>{texts.answers}</h4>
      <Tabs items={answers.map(({ status }) => status)}>
        {answers.map(({ id, status, contents }) => (
          <Tab key={status}>
            {contents.map(({ mediaType, examples }) => (
              <Examples
                key={mediaType}
                {...{ examples, mediaType }}
                ownerId={id}
                firstOpen
                isOneOfMany={contents.length > 1}
              />
            ))}
          </Tab>
        ))}
      </Tabs>
    </div>
  )
}

function isShown({ contents }: Response): boolean {
  return contents.some(({ examples }) => examples.length > 0)
}
