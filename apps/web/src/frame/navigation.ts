/** Pages that exist, in the order of the navigation. */
export const NAVIGATION = [
  { href: '/', label: 'Board' },
  { href: '/chips', label: 'Chips' },
  { href: '/rules', label: 'Rules' },
  { href: '/methodology', label: 'Methodology' },
  { href: '/accuracy', label: 'Accuracy' },
  { href: '/corrections', label: 'Corrections' },
  { href: '/submit', label: 'Submit' },
  { href: '/developers', label: 'API' },
] as const;
