import { areAlike } from '@inferbench/domain/names/public-name';
import type { Rule } from './rule.ts';

/** Nobody declares a chip in another vendor's name. */
export const specVendor: Rule = {
  id: 'SPEC-VENDOR',
  title: 'A vendor speaks for itself',
  severity: 'reject',
  since: '0.7.0',
  explanation:
    'An organisation declares chips of its own name, or of a vendor that it is verified for. Chips of others enter through the catalogue. Only a server knows who submits.',
  formula: null,
  checkChip: ({ chip, declared }) => {
    const own = declared?.organizationName ?? null;
    if (declared === null || own === null) return [];
    if ([own, ...declared.vendors].some((name) => areAlike(name, chip.vendor))) return [];
    return [
      {
        path: 'vendor',
        message: `The vendor is "${chip.vendor}", and the submitting organisation is "${own}".`,
        value: chip.vendor,
        expected: [own, ...declared.vendors].join(', '),
        fix: "Name your own organisation as the vendor; another vendor's chip is proposed for the catalogue (docs/adding-entities.md).",
      },
    ];
  },
};
