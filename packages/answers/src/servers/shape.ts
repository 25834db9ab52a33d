import { z } from 'zod';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { ShownFigure } from '../load/shape.ts';
import { figure, wholeFigure, word } from '@inferbench/domain/terms/figure';

const identity = {
  chip: z.string().describe('Slug of the chip.'),
  label: z.string().describe('Short name of the chip.'),
  vendor: z.string().describe('Vendor.'),
  older: z.boolean().describe("Before its vendor's current generation."),
};

export const ServersSystem = z
  .strictObject({
    ...identity,
    name: z.string().describe('Number and kind: "2 × 8 MI300X".'),
    chipsEach: z.int().describe('Chips of one server.'),
    servers: z.int().describe('Servers that carry the load within the limits.'),
    serversLow: z.int().describe('Servers if all times lie at the near end of their bands.'),
    serversHigh: wholeFigure(
      'Servers if they lie at the far end; null where no number then keeps the limits.',
    ),
    error: z.string().describe('The same in words: "1 to 4 servers within the error".'),
    usdPerMonth: ShownFigure.describe(
      'USD a month of 730 hours, all servers; the words are the price of a chip.',
    ),
    ttft: ShownFigure.describe('p95 of the time to first token, ms.'),
    speed: ShownFigure.describe('Tokens a second that each user sees, on average.'),
    latency: z.string().describe('First token and speed in words.'),
    requestsPerSec: z.number().describe('Requests a second of one server at this load.'),
    promptShare: figure(
      'Share of its time in which a server reads prompts: requests a second × seconds of a prompt by itself; the rest writes answers or waits.',
    ),
    basis: z.string().describe('What the times rest on, in words.'),
  })
  .describe('A kind of server, and how many of it carry the load.');
export type ServersSystem = z.infer<typeof ServersSystem>;

export const ServersOut = z
  .strictObject({
    ...identity,
    reason: z.string().describe('Why, in words that chips share.'),
    words: z.string().describe('Why, with its numbers.'),
  })
  .describe('A chip that does not do it, and why.');
export type ServersOut = z.infer<typeof ServersOut>;

export const ServersApiPrice = z
  .strictObject({
    provider: z.string().describe('Who sells it.'),
    usdPerMonth: z.number().describe('USD for the tokens of a month, prompts as if none were cached.'),
    readOn: z.string().describe('Day on which its list said so.'),
    source: z.string().describe('The list.'),
  })
  .describe('Price of the same tokens from an API.');
export type ServersApiPrice = z.infer<typeof ServersApiPrice>;

export const Servers = z
  .strictObject({
    head: ChartHead.describe('Title, slice, kinds, source and date.'),
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Name of the model.'),
    precision: PrecisionClass.describe('Class of the weights.'),
    answer: word('The servers of the cheapest, "2 × 8 MI300X"; null where none does it.'),
    sentence: z.string().describe('What they cost, how fast they are, and who cannot be told apart.'),
    priced: z.array(ServersSystem).describe('Servers with a price, the cheapest first.'),
    unpriced: z
      .array(ServersSystem)
      .describe('Servers that would do it and have no such price, the fewest first.'),
    out: z.array(ServersOut).describe('Chips that do not do it.'),
    api: ServersApiPrice.nullable().describe(
      'Cheapest list price of the same tokens from an API; null where none is known.',
    ),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe('Servers that a service needs, and what they cost a month.');
export type Servers = z.infer<typeof Servers>;
