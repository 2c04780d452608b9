/** Runs the tasks, at most `limit` at a time; the first failure rejects. */
export async function inParallel(tasks: readonly (() => Promise<void>)[], limit: number): Promise<void> {
  let next = 0
  const runner = async (): Promise<void> => {
    for (let task = tasks[next++]; task; task = tasks[next++]) await task()
  }
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, runner))
}
