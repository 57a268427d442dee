/** What an address narrows the seats of all ranks to: apart from the calls that read it, which no browser needs for that. */
export const RANK_LIMITS = ['feeMax', 'nirfMax', 'salaryMin', 'womenMin', 'from', 'kmMax'] as const
