import { serverAddress } from '../../../reference/server-address.ts'
import { BodyForm } from './body-form.tsx'
import { useConsole } from './console-context.ts'
import { CredentialFields } from './credential-fields.tsx'
import { FieldLine } from './field-line.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import type { RequestFormProps } from './request-form-props.ts'

/** Everything that a request of the operation can bring. */
export function RequestForm(props: RequestFormProps) {
  return (
    <>
      <CredentialFields {...props} />
      <ServerField {...props} />
      <ParameterFields {...props} />
      <BodyForm {...props} />
    </>
  )
}

function ServerField({ reference, operation, values, setValues }: RequestFormProps) {
  const { words } = useConsole()
  const servers = operation.servers ?? reference.servers
  const server = servers[values.server]
  if (servers.length < 2) return null
  return (
    <FieldLine
      id={`${operation.id}.run-server`}
      name="address"
      label={words.server}
      required={false}
      description={server?.description ?? ''}
    >
      {(names) => (
        <select
          {...names}
          value={values.server}
          onChange={({ target }) => setValues((before) => ({ ...before, server: Number(target.value) }))}
        >
          {servers.map((one, index) => (
            <option key={one.url} value={index}>
              {serverAddress(one)}
            </option>
          ))}
        </select>
      )}
    </FieldLine>
  )
}
