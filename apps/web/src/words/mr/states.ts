import { stateNames } from '@sopaan/domain/names/mr/states'

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { states: stateNames } }
