import { isSameLists } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { ChangedElsewhere, type ChoiceStorage } from './choice-storage.ts'
import { readDevice, writeDevice } from './device-lists.ts'

/** Keeps lists on this device; its other tabs are heard. */
export const deviceStore: ChoiceStorage = {
  load: async () => readDevice(),
  save: async (base, lists) => {
    const device = readDevice()
    if (!isSameLists(device.lists, base.lists)) throw new ChangedElsewhere()
    const kept = { lists, chosenId: device.chosenId }
    writeDevice({ ...device, ...kept })
    return kept
  },
  choose: async (id) => writeDevice({ ...readDevice(), chosenId: id }),
  watch: (onChange) => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === 'choiceLists') onChange()
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  },
  delayMs: 0,
}
