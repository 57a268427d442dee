import { readFileSync } from 'node:fs'

/** What the clock of /proc counts in. Source: proc(5), sysconf(_SC_CLK_TCK) of Linux. */
const TICKS_PER_SECOND = 100

/** Seconds of processor time that a process of this machine has used: what others do meanwhile is no part of it. Linux alone. */
export function cpuSecondsOf(pid: number | undefined): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(words[11]) + Number(words[12])) / TICKS_PER_SECOND
}
