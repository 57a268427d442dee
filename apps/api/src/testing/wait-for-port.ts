import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const TRIES_MAX = 100
const PAUSE_MS = 50

/**
 * Waits until a program that was started listens on a port of 127.0.0.1.
 * @throws {Error} when it ended instead, or stays silent for five seconds
 */
export async function waitForPort(child: ChildProcess, port: number): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (child.exitCode !== null || tried > TRIES_MAX) throw new Error(`${child.spawnfile} did not start.`)
    await pause(PAUSE_MS)
  }
}
