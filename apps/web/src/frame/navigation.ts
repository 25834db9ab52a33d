/** Pages in the header, in the order in which a visitor needs them. */
export const NAVIGATION = [
  { href: '/', label: 'Board' },
  { href: '/crossovers', label: 'Crossovers' },
  { href: '/pareto', label: 'Pareto' },
  { href: '/chips', label: 'Chips' },
  { href: '/your-workload', label: 'Your workload' },
  { href: '/what-if', label: 'What-if' },
  { href: '/claim', label: 'Claim check' },
  { href: '/accuracy', label: 'Accuracy' },
  { href: '/methodology', label: 'Methodology' },
  { href: '/developers', label: 'API' },
  { href: '/submit', label: 'Submit' },
] as const;

/** Pages that others lead to, in the footer. */
export const FOOTER_NAVIGATION = [
  { href: '/compare', label: 'Compare two systems' },
  { href: '/rules', label: 'Rules' },
  { href: '/corrections', label: 'Corrections' },
] as const;
