import { STATES_IN_HINDI } from '@sopaan/domain/state/states-in-hindi'

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { states: STATES_IN_HINDI } }
