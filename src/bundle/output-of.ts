import type { build, Rolldown } from 'vite'

/** The files of a finished build. */
export function outputOf(
  result: Awaited<ReturnType<typeof build>>,
): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((each) => ('output' in each ? each.output : []))
}
