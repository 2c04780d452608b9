/** @param sorted in rising order @param share 0.5 for the median */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** Median, a high percentile and the maximum of times in ms, with `digits` after the point: `median 34, p90 38, max 38 ms of 15`. */
export function summary(times: readonly number[], percentile: number, digits: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => quantile(sorted, share).toFixed(digits)
  return `median ${at(0.5)}, p${percentile} ${at(percentile / 100)}, max ${at(1)} ms of ${times.length}`
}
