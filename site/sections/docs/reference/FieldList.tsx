import { InlineText } from '../../../components/docs/InlineText.tsx';
import styles from './field-list.module.css';
import type { ShownField } from './shown-field.ts';

interface Props {
  fields: ShownField[];
  /** Fields of an answer are all there, so only those of a request say that they must be. */
  marksRequired?: boolean;
}

/** Fields as a definition list, nested as they are sent. A field's name is the link to itself. */
export function FieldList({ fields, marksRequired = false }: Props) {
  return (
    <dl className={styles.list}>
      {fields.map((field) => (
        <Row key={field.id} field={field} marksRequired={marksRequired} />
      ))}
    </dl>
  );
}

function Row({ field, marksRequired }: { field: ShownField; marksRequired: boolean }) {
  const { id, number, name, type, required, limits, fields } = field;
  return (
    <div className={styles.row}>
      <dt className={styles.name} id={id} data-field={number}>
        <a href={`#${id}`} data-anchor="">
          {name}
        </a>
        <span className={styles.type}>{type}</span>
        {marksRequired && required && <span className={styles.required}>required</span>}
        {limits && <span className={styles.limits}>{limits}</span>}
      </dt>
      <dd className={styles.about} data-field={number}>
        <InlineText text={field.description} />
        {field.default && <Value of="Default" value={field.default} />}
        {field.example && <Value of="For example" value={field.example} />}
      </dd>
      {fields.length > 0 && (
        <dd className={styles.nested}>
          <FieldList fields={fields} marksRequired={marksRequired} />
        </dd>
      )}
    </div>
  );
}

function Value({ of, value }: { of: string; value: string }) {
  return (
    <>
      {` ${of} `}
      <code>{value}</code>.
    </>
  );
}
