import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { everyField, everyPlace, fieldDocuments, placeAsks, SCHEMA } from '../../testkit/twins/asks.ts';

test.each([false, true])(
  'documents of the schema ask for every field of every type (everywhere: %s)',
  (everywhere) => {
    const documents = fieldDocuments(everywhere);
    const asked = new Set(documents.flatMap(({ fields }) => fields));
    expect(everyField().filter((field) => !asked.has(field))).toEqual([]);
    for (const { text } of documents)
      expect(validate(SCHEMA, parse(text)).map(({ message }) => message)).toEqual([]);
  },
);

test('every argument and every field of every input is given', () => {
  const asks = placeAsks();
  const given = new Set(asks.map(({ place }) => place.coordinate));
  expect(everyPlace().filter((place) => !given.has(place))).toEqual([]);
  const wrong = asks.flatMap((ask) =>
    [ask.document(), ...(ask.place.text ? [ask.document('a word')] : [])].flatMap((document) =>
      validate(SCHEMA, parse(document?.text ?? '')).map(
        ({ message }) => `${ask.place.coordinate}: ${message}`,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
