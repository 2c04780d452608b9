import { SAMPLE_LANGUAGES, sampleKey } from '../../reference/code-keys.ts'
import type { Operation } from '../../reference/model.ts'
import { sampleChoices } from '../../reference/samples/sample-choices.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { Tab, Tabs } from '../parts/tabs.tsx'
import { useReference } from './context.tsx'
import { SampleChoices } from './sample-choices.tsx'

interface SamplesProps {
  operation: Operation
  /** Of the element around them: its first block is the command of curl. */
  id: string
}

/** @returns whether there is a sample of a request */
export function hasSamples({ operationId }: Operation, codes: Readonly<Record<string, string>>): boolean {
  return SAMPLE_LANGUAGES.some(({ label }) => sampleKey(operationId, label) in codes)
}

/** The request in each language for which there is a sample; the choice is the same as in guides. */
export function Samples({ operation, id }: SamplesProps) {
  const { codes, texts } = useReference()
  const samples = SAMPLE_LANGUAGES.flatMap(({ label, highlight }) => {
    const html = codes[sampleKey(operation.operationId, label)]
    return html === undefined ? [] : [{ label, highlight, html }]
  })
  if (samples.length === 0) return null
  return (
    <div id={id} data-samples="">
      <h4>{texts.samples}</h4>
      <SampleChoices operation={operation} choices={sampleChoices(operation)} />
      <Tabs items={samples.map(({ label }) => label)} storageKey="language">
        {samples.map(({ label, highlight, html }) => (
          <Tab key={label}>
            <CodeBlock html={html} language={highlight} />
          </Tab>
        ))}
      </Tabs>
    </div>
  )
}
