import { pointerSteps, pointerTo, valueAt } from '../json-pointer.ts'
import { anchorsOf } from './anchors.ts'
import { pathOfReference } from './referenced-files.ts'
import type { SourceFile } from './source-file.ts'
import { refOf } from './structure-walk.ts'

/** Where something is written. */
export interface Origin {
  file: string
  pointer: string
}

/** Where a schema stands: after one of these keys, by name or number below others. */
const SCHEMA_PLACE =
  /\/(schema|payload|messages\/[^/]+\/headers|messageTraits\/[^/]+\/headers|traits\/\d+\/headers|items|additionalProperties|not|if|then|else|contains|propertyNames|unevaluated\w+)$|\/(properties|patternProperties|\$defs|dependentSchemas|components\/schemas)\/[^/]+$|\/(allOf|anyOf|oneOf|prefixItems)\/\d+$/

/** Is this where a schema stands? */
export function isSchemaPlace(pointer: string): boolean {
  return SCHEMA_PLACE.test(pointer)
}

const COMPONENT = /^#\/components\/schemas\/[^/]+$/

/**
 * One document of a file and those it refers to. A schema of another file, or from the middle of this one, becomes a component, because it may
 * contain itself; anything else is put in place of its reference.
 * @returns the document, and the origin of each part that is not written at its place; a reference that leads nowhere stays as it is
 */
export function joinFiles(
  files: ReadonlyMap<string, SourceFile>,
  main: string,
): { data: unknown; origins: ReadonlyMap<string, Origin> } {
  const origins = new Map<string, Origin>()
  const schemas = componentsOf(files.get(main)?.data)
  const names = new Set(schemas.map(([name]) => name))
  const namesByOrigin = new Map<string, string>()
  const waiting: { name: string; target: Origin }[] = []

  const nameOf = (target: Origin): string => {
    const key = `${target.file}#${target.pointer}`
    const known = namesByOrigin.get(key)
    if (known !== undefined) return known
    const name = freeName(plainName(target), names)
    names.add(name)
    namesByOrigin.set(key, name)
    waiting.push({ name, target })
    return name
  }

  const copy = (value: unknown, pointer: string, at: Origin, around: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const ref = refOf(value)
    const target = ref === undefined ? undefined : targetOf(ref, at.file)
    if (target && isElsewhere(target, ref as string, pointer)) {
      const found = valueAt(files.get(target.file)?.data, target.pointer)
      const key = `${target.file}#${target.pointer}`
      if (found === undefined || around.includes(key)) return value
      const { $ref: _ref, ...beside } = value as Record<string, unknown>
      if (SCHEMA_PLACE.test(pointer)) {
        return { $ref: `#${pointerTo('/components/schemas', nameOf(target))}`, ...beside }
      }
      origins.set(pointer, target)
      const copied = copy(found, pointer, target, [...around, key])
      // A text or a list of another file has nothing beside it.
      const isMap = typeof copied === 'object' && copied !== null && !Array.isArray(copied)
      return isMap ? Object.assign({}, copied, beside) : copied
    }
    if (pointer.endsWith('/discriminator/mapping')) return namesIn(value as Record<string, unknown>, at.file)
    if (Array.isArray(value))
      return value.map((entry, index) => copy(entry, pointerTo(pointer, index), below(at, index), around))
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        copy(entry, pointerTo(pointer, key), below(at, key), around),
      ]),
    )
  }

  /** Shapes of other files that a discriminator names. */
  const namesIn = (mapping: Record<string, unknown>, from: string) =>
    Object.fromEntries(
      Object.entries(mapping).map(([key, name]) => {
        const target = typeof name === 'string' ? targetOf(name, from) : undefined
        if (!target || valueAt(files.get(target.file)?.data, target.pointer) === undefined) return [key, name]
        const isOwn = target.file === main && COMPONENT.test(`#${target.pointer}`)
        return [key, `#${isOwn ? target.pointer : pointerTo('/components/schemas', nameOf(target))}`]
      }),
    )

  /** In another file every reference leads elsewhere; in this one a schema in the middle of something does. */
  const isElsewhere = (target: Origin, ref: string, pointer: string) =>
    target.file === main ? !ref.startsWith('#') || isBuried(ref, pointer) : true
  const isBuried = (ref: string, pointer: string) => SCHEMA_PLACE.test(pointer) && !COMPONENT.test(ref)

  const data = copy(files.get(main)?.data, '', { file: main, pointer: '' }, [])
  const added: [string, unknown][] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, target } = next
    const pointer = pointerTo('/components/schemas', name)
    origins.set(pointer, target)
    added.push([name, copy(valueAt(files.get(target.file)?.data, target.pointer), pointer, target, [])])
  }
  return { data: added.length > 0 ? withSchemas(data as object, added) : data, origins }

  function targetOf(ref: string, from: string): Origin | undefined {
    const [path = '', fragment = ''] = ref.split('#')
    const file = path === '' ? from : pathOfReference(path, from)
    if (file === undefined || !files.has(file)) return undefined
    if (fragment !== '' && !fragment.startsWith('/')) {
      // Those of the document itself are named when it is whole.
      const place = file === main ? undefined : anchorsOf(files.get(file)?.data).get(fragment)
      return place === undefined ? undefined : { file, pointer: place }
    }
    return { file, pointer: pointerTo('', ...pointerSteps(fragment).map(decoded)) }
  }
}

function below({ file, pointer }: Origin, step: string | number): Origin {
  return { file, pointer: pointerTo(pointer, step) }
}

function componentsOf(data: unknown): [string, unknown][] {
  return Object.entries((valueAt(data, '/components/schemas') as object | undefined) ?? {})
}

function withSchemas(data: object, added: [string, unknown][]): object {
  const components = (data as { components?: { schemas?: object } }).components ?? {}
  const schemas = { ...components.schemas, ...Object.fromEntries(added) }
  return { ...data, components: { ...components, schemas } }
}

/** `Job` of `shapes/job.yaml#/Job`, `job` of `shapes/job.yaml`. */
function plainName({ file, pointer }: Origin): string {
  const name = pointerSteps(pointer).at(-1) ?? file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')
  // A component's name has these signs alone.
  return name.replace(/[^A-Za-z0-9._-]+/g, '-') || 'schema'
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`
  return free
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
