import type { Point } from '@sopaan/domain/colleges/distance'
import { useEffect, useState } from 'react'
import { readStored } from '#web/stored.ts'

/** Where somebody lives, as they picked it on this device: a city with its point, or a state alone. */
export type StoredHome = { id: string; name: string; state: string; at?: Point | undefined }

/** The home on this device; undefined where none was picked, or what is stored cannot be read. */
export function readStoredHome(): StoredHome | undefined {
  try {
    const home: Partial<StoredHome> | null = JSON.parse(readStored('homePlace') ?? 'null')
    return home?.id && home.name && home.state
      ? { ...home, id: home.id, name: home.name, state: home.state }
      : undefined
  } catch {
    return undefined
  }
}

/** The home on this device, once the page has run; the server never knows it. */
export function useStoredHome(): StoredHome | undefined {
  const [home, setHome] = useState<StoredHome>()
  useEffect(() => setHome(readStoredHome()), [])
  return home
}
