import type { ReactNode } from 'react';
import type { ChosenFile } from '../frame/dropped-files.ts';

interface DropFieldProps {
  files: readonly ChosenFile[];
  /** The file of the page, which was measured on nothing. */
  isExample: boolean;
  said: string;
  onFiles: (files: readonly File[]) => void;
  onSecond: (files: readonly File[]) => void;
  onExample: () => void;
  children: ReactNode;
}

export function DropField({
  files,
  isExample,
  said,
  onFiles,
  onSecond,
  onExample,
  children,
}: DropFieldProps) {
  const isEmpty = files.length === 0;
  return (
    <div className="drop check-drop">
      {isEmpty ? null : (
        <p className="check-files">
          {files.map(({ name, text }) => (
            <span key={name}>
              <b>{name}</b> <span className="unit">{(text.length / 1000).toFixed(1)} kB</span>
            </span>
          ))}
          {isExample ? <span className="tag">example, measured on nothing</span> : null}
        </p>
      )}
      <div className="check-choices">
        <Choice
          id="check-files"
          label={isEmpty ? 'Choose result files, or drop them on this page' : 'Other files'}
          onFiles={onFiles}
        />
        {files.length === 1 ? (
          <Choice id="check-second" label="Compare with a second file" onFiles={onSecond} />
        ) : null}
        <button type="button" className="needs-js" onClick={onExample}>
          Try an example
        </button>
      </div>
      {said === '' ? null : (
        <p className="field-error" role="alert">
          {said}
        </p>
      )}
      {children}
    </div>
  );
}

function Choice({
  id,
  label,
  onFiles,
}: {
  id: string;
  label: string;
  onFiles: (files: readonly File[]) => void;
}) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={id === 'check-files'}
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
    </div>
  );
}
