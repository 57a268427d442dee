import { writeSync } from 'node:fs'

/** Most bytes that wait to be written; lines that come while the rest is waiting are dropped, and counted. */
const WAITING_BYTES_MAX = 1_000_000
/** Pause before bytes are offered again, ms: to a reader that is behind, and to a disk or pipe that failed. */
const BEHIND_PAUSE_MS = 20
const FAILED_PAUSE_MS = 1_000
/** How long the last lines are offered when the process ends, ms. */
const LAST_LINES_MS = 200
const STDOUT = 1

export type LogWriterOptions = {
  /** Takes as many of the bytes as it can at once, answers how many, and throws where it cannot. */
  sink: (bytes: Buffer) => number
  /** Told how many lines were dropped, once there is room again. */
  onDropped: (lines: number) => void
}

export type LogWriter = {
  /** Takes a line without its end. Never throws and never waits. */
  write: (line: string) => void
  /** Lines dropped since the start. */
  dropped: () => number
}

/**
 * A writer that no sink can stop or slow down: it gathers the lines of one turn of the event loop, writes what the sink
 * takes, keeps a bounded rest for later, and drops whole lines beyond that. What is left goes out at exit, as far as it can.
 */
export function boundedWriter({ sink, onDropped }: LogWriterOptions): LogWriter {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let isScheduled = false
  let dropped = 0
  let told = 0
  /** Whether everything was written; a sink that is behind or failed leaves the rest waiting. @returns the pause, ms */
  const flush = (): number => {
    const bytes = Buffer.concat(waiting)
    const { taken, pauseMs } = offer(sink, bytes)
    waiting = taken < bytes.length ? [bytes.subarray(taken)] : []
    waitingBytes = bytes.length - taken
    return pauseMs
  }
  const turn = () => {
    isScheduled = false
    const pauseMs = flush()
    if (waitingBytes > 0) {
      isScheduled = true
      setTimeout(turn, pauseMs).unref()
    } else if (dropped > told) {
      const lines = dropped - told
      told = dropped
      onDropped(lines)
    }
  }
  process.on('exit', () => {
    const untilMs = performance.now() + LAST_LINES_MS
    while (waitingBytes > 0 && flush() !== FAILED_PAUSE_MS && performance.now() < untilMs);
  })
  return {
    write: (line) => {
      const bytes = Buffer.from(`${line}\n`)
      if (waitingBytes + bytes.length > WAITING_BYTES_MAX) {
        dropped += 1
        return
      }
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (isScheduled) return
      isScheduled = true
      setImmediate(turn)
    },
    dropped: () => dropped,
  }
}

/** A writer to standard output: a full disk, a reader that is gone and one that stands still cost lines and nothing else. */
export function stdoutWriter(onDropped: LogWriterOptions['onDropped']): LogWriter {
  // Opening the stream makes a pipe or a socket answer EAGAIN where it would otherwise hold the process.
  process.stdout.on('error', () => undefined)
  return boundedWriter({ sink: (bytes) => writeSync(STDOUT, bytes), onDropped })
}

function offer(sink: LogWriterOptions['sink'], bytes: Buffer): { taken: number; pauseMs: number } {
  if (bytes.length === 0) return { taken: 0, pauseMs: 0 }
  try {
    return { taken: sink(bytes), pauseMs: BEHIND_PAUSE_MS }
  } catch (thrown) {
    const isBehind = thrown instanceof Error && 'code' in thrown && thrown.code === 'EAGAIN'
    return { taken: 0, pauseMs: isBehind ? BEHIND_PAUSE_MS : FAILED_PAUSE_MS }
  }
}
