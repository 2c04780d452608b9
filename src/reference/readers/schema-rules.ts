import type { ValueTexts } from '../../texts/reference-texts.ts'
import { partId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Json, Rule } from '../schema-model.ts'
import { code } from './schema-facts.ts'
import type { Merged, Part } from './schema-parts.ts'
import { rangeInWords } from './schema-words.ts'

/** A rule whose shape has not been read yet. */
interface Found extends Omit<Rule, 'schema'> {
  value: unknown
  pointer: string
  /** Permalink that fields inside belong to. */
  parent: string
}

/**
 * What a schema says about parts of a value, and under conditions: `prefixItems`, `contains`, `patternProperties`, `propertyNames`,
 * `dependentSchemas`, `not`, `if`, `contentSchema`, and what is said of all that is left over.
 */
export function rulesOf(merged: Merged, texts: ValueTexts, parent: string): Found[] {
  const { json, places, parts } = merged
  const at = (key: string) => places.get(key) ?? ''
  const one = (key: string, label: string, path?: string): Found[] =>
    isShape(json[key])
      ? [{ label, value: json[key], pointer: at(key), parent: partId(parent, key), ...where(path) }]
      : []
  const { rules } = texts
  const entries = Array.isArray(json['prefixItems']) ? (json['prefixItems'] as unknown[]) : []
  return [
    ...entries.map((value, index) => ({
      label: rules.entry(index + 1),
      value,
      pointer: pointerTo(at('prefixItems'), index),
      parent: partId(parent, `entry-${index + 1}`),
      at: `[${index}]`,
    })),
    ...(entries.length > 0 ? one('items', rules.furtherEntries, '[]') : []),
    ...one('unevaluatedItems', rules.furtherEntries, '[]'),
    ...Object.entries((json['patternProperties'] ?? {}) as Json).map(([pattern, value]) => ({
      label: rules.matching(code(pattern)),
      value,
      pointer: pointerTo(at('patternProperties'), pattern),
      parent: partId(parent, `matching-${pattern}`),
      at: `{${pattern}}`,
    })),
    ...(json['properties'] === undefined && json['patternProperties'] === undefined
      ? []
      : one('additionalProperties', rules.otherFields, '{}')),
    ...one('unevaluatedProperties', rules.otherFields, '{}'),
    ...one('propertyNames', rules.names),
    ...one('contentSchema', rules.content, '()'),
    ...parts.flatMap((part, index) =>
      conditionsOf(part, texts, index === parts.length - 1 ? parent : partId(parent, `part-${index + 1}`)),
    ),
  ]
}

/** What each part of a shape asks for by itself. */
function conditionsOf({ json, pointer }: Part, texts: ValueTexts, parent: string): Found[] {
  const { rules } = texts
  const one = (key: string, label: string, path?: string): Found[] =>
    json[key] === undefined
      ? []
      : [
          {
            label,
            value: json[key],
            pointer: pointerTo(pointer, key),
            parent: partId(parent, key),
            ...where(path),
          },
        ]
  return [
    ...one('contains', rules.contains(containedAmount(json, texts)), '[]'),
    ...Object.entries((json['dependentSchemas'] ?? {}) as Json).map(([name, value]) => ({
      label: rules.with(code(name)),
      value,
      pointer: pointerTo(pointer, 'dependentSchemas', name),
      parent: partId(parent, `with-${name}`),
      at: '',
    })),
    ...one('not', rules.not),
    ...(json['then'] === undefined && json['else'] === undefined ? [] : one('if', rules.when)),
    ...(json['if'] === undefined
      ? []
      : [...one('then', rules.whenTrue, ''), ...one('else', rules.whenFalse, '')]),
  ]
}

/** How many entries of a list are like that: at least one when nothing is said. */
function containedAmount(json: Json, { bounds }: ValueTexts): string {
  const count = (key: string) => (typeof json[key] === 'number' ? String(json[key]) : undefined)
  const most = count('maxContains')
  return rangeInWords(count('minContains') ?? '1', most, bounds.entries, bounds) ?? ''
}

function where(path: string | undefined): Pick<Rule, 'at'> {
  return path === undefined ? {} : { at: path }
}

/** It says something: neither `true` nor `false`, which are told in the line of words. */
function isShape(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
