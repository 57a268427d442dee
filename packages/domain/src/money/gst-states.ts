import type { State } from '../state/states.ts'

/**
 * The two digits of each State and Union Territory as a GSTIN begins with them. Source: GST portal, list of State codes;
 * 25 (Daman and Diu) and 28 (Andhra Pradesh before 2014) are given to nobody any more.
 */
export const GST_STATES = [
  ['01', 'Jammu and Kashmir'],
  ['02', 'Himachal Pradesh'],
  ['03', 'Punjab'],
  ['04', 'Chandigarh'],
  ['05', 'Uttarakhand'],
  ['06', 'Haryana'],
  ['07', 'Delhi'],
  ['08', 'Rajasthan'],
  ['09', 'Uttar Pradesh'],
  ['10', 'Bihar'],
  ['11', 'Sikkim'],
  ['12', 'Arunachal Pradesh'],
  ['13', 'Nagaland'],
  ['14', 'Manipur'],
  ['15', 'Mizoram'],
  ['16', 'Tripura'],
  ['17', 'Meghalaya'],
  ['18', 'Assam'],
  ['19', 'West Bengal'],
  ['20', 'Jharkhand'],
  ['21', 'Odisha'],
  ['22', 'Chhattisgarh'],
  ['23', 'Madhya Pradesh'],
  ['24', 'Gujarat'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'Maharashtra'],
  ['29', 'Karnataka'],
  ['30', 'Goa'],
  ['31', 'Lakshadweep'],
  ['32', 'Kerala'],
  ['33', 'Tamil Nadu'],
  ['34', 'Puducherry'],
  ['35', 'Andaman and Nicobar Islands'],
  ['36', 'Telangana'],
  ['37', 'Andhra Pradesh'],
  ['38', 'Ladakh'],
] as const satisfies readonly (readonly [string, State])[]
export type GstStateCode = (typeof GST_STATES)[number][0]

/** Union Territories without a legislature, where the State's half of the tax is UTGST. Source: UTGST Act 2017, s. 1(2). */
const WITHOUT_LEGISLATURE: readonly GstStateCode[] = ['04', '26', '31', '35', '38']

/** Whether two digits are those of a State or Union Territory. */
export function isGstStateCode(code: string): code is GstStateCode {
  return GST_STATES.some(([each]) => each === code)
}

/** The name behind two digits, or undefined. */
export function stateOfGstCode(code: string): State | undefined {
  return GST_STATES.find(([each]) => each === code)?.[1]
}

/** The two digits of a State. */
export function gstCodeOfState(state: State): GstStateCode | undefined {
  return GST_STATES.find(([, each]) => each === state)?.[0]
}

/** What the State's half of the tax is called where a service is supplied. */
export function stateTaxName(code: GstStateCode): 'SGST' | 'UTGST' {
  return WITHOUT_LEGISLATURE.includes(code) ? 'UTGST' : 'SGST'
}
