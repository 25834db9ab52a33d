import { z } from 'zod';

export const MAX_REPLY = 4_000;

/** What would make a text look other than it is: control characters but line breaks and tabs, and format characters. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/u;

/** Plain text of a vendor about a result on its chip; line breaks are kept, everything else is shown as it is written. */
export const ReplyText = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .refine((text) => text.length > 0 && text.length <= MAX_REPLY, `1 to ${MAX_REPLY} characters`)
  .refine((text) => !UNSEEN.test(text), 'text without control characters and characters that nobody sees');
