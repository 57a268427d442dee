import type { GstStateCode } from './gst-states.ts'
import { stateOfGstin } from './gstin.ts'

/** What decides where a service is supplied. */
export type SupplyFacts = {
  supplierState: GstStateCode
  /** Said by who pays, before paying. */
  billingState: GstStateCode
  /** Of a registered recipient. */
  gstin?: string | undefined
  /** Where an event is held; absent for plans and for events that are held online. */
  venueState?: GstStateCode | undefined
}

/**
 * The State in which a service counts as supplied: an event's own, else that of the recipient's GSTIN, else the one the
 * recipient said. Source: IGST Act 2017, s. 12(2) and (6); Circular 242/36/2024-GST on the recorded State.
 */
export function placeOfSupply({ billingState, gstin, venueState }: SupplyFacts): GstStateCode {
  return venueState ?? (gstin === undefined ? undefined : stateOfGstin(gstin)) ?? billingState
}

/** Whether both halves of the tax stay in one State. */
export function supplyKind(facts: SupplyFacts): 'intra-state' | 'inter-state' {
  return placeOfSupply(facts) === facts.supplierState ? 'intra-state' : 'inter-state'
}
