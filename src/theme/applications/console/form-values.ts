import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import { withAnswered } from './answered-values.ts'
import { type ConsoleValues, firstValues } from './console-values.ts'
import { valuesForAddress, withoutSecretValues } from './secret-values.ts'
import { fragmentOf, valuesIn } from './values-in-address.ts'

interface FormValues {
  values: ConsoleValues
  setValues: Dispatch<SetStateAction<ConsoleValues>>
  /** The real host answers. */
  isLive: boolean
  chooseHost: (toHost: boolean) => void
  /** Back to what the form begins with. */
  reset: () => void
  /** The fragment that may stand in an address: with the host, it has nothing of the form. */
  link: () => string
}

/**
 * The values of a console, and who answers them. What is typed for the real host stays in the form: neither an address nor the service in the page gets it.
 * @param id of the button that opens the console
 */
export function useFormValues(reference: ApiReference, operation: Operation, id: string): FormValues {
  const begin = () => withAnswered(reference, operation, firstValues(reference, operation))
  const forHost = (all: ConsoleValues) => withoutSecretValues(reference, operation, all)
  const [values, setValues] = useState(() => valuesIn(location.hash, id) ?? begin())
  const [isLive, setLive] = useState(false)
  /** Those for the service in the page, while the host is chosen. */
  const [own, setOwn] = useState(values)
  useEffect(() => {
    // Another link to this console, and to the service in the page.
    const follow = () => {
      const given = valuesIn(location.hash, id)
      if (!given) return
      setLive(false)
      setValues(given)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [id])
  return {
    values,
    setValues,
    isLive,
    chooseHost: (toHost) => {
      setLive(toHost)
      setValues(toHost ? forHost(values) : own)
      if (!toHost) return
      setOwn(values)
      // A reload would open it for the service in the page.
      history.replaceState(history.state, '', fragmentOf(id))
    },
    reset: () => setValues(isLive ? forHost(begin()) : begin()),
    link: () => (isLive ? fragmentOf(id) : fragmentOf(id, valuesForAddress(reference, operation, values))),
  }
}
