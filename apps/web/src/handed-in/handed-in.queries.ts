import type { HandedInSource } from '@sopaan/contract/handed-in'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { saveFile } from '#web/save-file.ts'
import type { HandedInSearch } from './handed-in-search.ts'

/** The calls about one kind of file that staff hand in. */
type Calls<Listed, Handed extends { _id: string }> = {
  /** @param query  the filter, with the page */
  list: (query: HandedInSearch & { page: number }, signal: AbortSignal) => Promise<Listed>
  /** The file of a filter. */
  file: (query: HandedInSearch) => Promise<Blob>
  find: (id: string, signal: AbortSignal) => Promise<Handed>
  upload: (file: File) => Promise<Handed>
  publish: (id: string, source: HandedInSource) => Promise<Handed>
  withdraw: (id: string) => Promise<Handed>
  discard: (id: string) => Promise<unknown>
  /** How long until one that is still being worked on is asked for again, ms. */
  askAgainMs?: (file: Handed) => number | false
}

/** What staff read and do with one kind of handed-in file; what was just done is shown at once, the list asked for again. */
export function handedInQueries<Listed, Handed extends { _id: string }>(key: string, calls: Calls<Listed, Handed>) {
  const all = (query: HandedInSearch, page: number) =>
    queryOptions({
      queryKey: [key, 'list', query, page],
      queryFn: ({ signal }) => calls.list({ ...query, page }, signal),
      placeholderData: keepPreviousData,
    })
  /** Asked for once one is chosen. */
  const one = (id: string) =>
    queryOptions({
      queryKey: [key, id],
      enabled: id !== '',
      queryFn: ({ signal }) => calls.find(id, signal),
      refetchInterval: ({ state }) => (state.data && calls.askAgainMs?.(state.data)) ?? false,
    })
  const invalidateList = () => queryClient.invalidateQueries({ queryKey: [key, 'list'] })
  const show = (file: Handed) => {
    queryClient.setQueryData<Handed>([key, file._id], file)
    void invalidateList()
    return file._id
  }
  return {
    all,
    one,
    /** Puts the files of a filter, as a file, into the downloads. */
    download: async (query: HandedInSearch) => saveFile(await calls.file(query), `sopaan-${key}.csv`),
    /** @returns the id of the new one */
    upload: async (file: File) => show(await calls.upload(file)),
    publish: async (id: string, source: HandedInSource) => void show(await calls.publish(id, source)),
    withdraw: async (id: string) => void show(await calls.withdraw(id)),
    /** Throws one away that was never published. */
    discard: async (id: string) => {
      await calls.discard(id)
      await invalidateList()
    },
  }
}
