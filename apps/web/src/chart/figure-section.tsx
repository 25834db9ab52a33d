import type { ReactNode } from 'react';
import type { Figure } from './figure.ts';
import { FigureLinks, FigureView } from './figure-view.tsx';
import { Section } from '../frame/section.tsx';

interface FigureSectionProps {
  id: string;
  title: string;
  /** Null where there is nothing to draw. */
  figure: Figure | null;
  /** Its name as a file, and the query that the file is found by. */
  name: string;
  query: string | Record<string, string>;
  legend?: ReactNode;
  /** Said in the place of a figure that there is not. */
  absent?: ReactNode;
  /** Beside the downloads, before and after them. */
  mark?: ReactNode;
  more?: ReactNode;
  /** Below the finding. */
  children: ReactNode;
}

/** A part of a page that is one chart: its head with the files, the drawing, its finding and what to know of it. */
export function FigureSection({ id, title, figure, absent, children, ...props }: FigureSectionProps) {
  const { name, query, legend, mark, more } = props;
  const tools = figure !== null || mark !== undefined || more !== undefined;
  return (
    <Section
      id={id}
      title={title}
      head={
        tools ? (
          <p className="tools">
            {mark}
            {figure === null ? null : <FigureLinks name={name} query={query} />}
            {more}
          </p>
        ) : null
      }
    >
      {figure === null ? (
        absent
      ) : (
        <FigureView figure={figure} legend={legend}>
          {children}
        </FigureView>
      )}
    </Section>
  );
}
