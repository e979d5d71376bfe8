import type { DocumentHead, FileAttachment } from './blocks.ts';
import { srgbProfile } from './srgb-profile.ts';
import { withinXml } from './xml.ts';

/** XMP metadata of a PDF (ISO 16684-1), and the additions that make it an archive: PDF/A-3, level B (ISO 19005-3). */

const xml = (value: string): string =>
  withinXml(value).replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const pdfaNamespaces = [
  'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"',
  'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"',
  'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"',
  'xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
].join(' ');

const facturXNamespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/**
 * Properties by which a program finds the invoice in a PDF. PDF/A requires a description of those that are not part of
 * XMP.
 */
const invoiceProperties = ({ name }: FileAttachment) =>
  [
    ['DocumentFileName', name, 'The name of the embedded XML document'],
    ['DocumentType', 'INVOICE', 'The type of the hybrid document in capital letters'],
    ['Version', '1.0', 'The version of the standard of the embedded XML document'],
    ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
  ] as const;

const describedProperties = (attached: FileAttachment): string =>
  invoiceProperties(attached)
    .map(
      ([name, , description]) =>
        `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
        `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
    )
    .join('\n');

const facturXProperties = (attached: FileAttachment): string => `
<rdf:Description rdf:about="" xmlns:fx="${facturXNamespace}">
${invoiceProperties(attached)
  .map(([name, value]) => `<fx:${name}>${xml(value)}</fx:${name}>`)
  .join('')}
</rdf:Description>
<rdf:Description rdf:about="" ${pdfaNamespaces}>
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${facturXNamespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${describedProperties(attached)}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const archived = ({ archive }: DocumentHead, attached: FileAttachment | null): string =>
  archive === undefined
    ? ''
    : `
<rdf:Description rdf:about="" ${pdfaNamespaces}>
<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>${attached?.relation === 'Alternative' ? facturXProperties(attached) : ''}`;

/** The XMP metadata. Their values must equal those of the document's dictionary. */
export const metadata = (head: DocumentHead, attached: FileAttachment | null): string => {
  const { title, subject, at, archive } = head;
  const moment = `${at.toISOString().slice(0, 19)}Z`;
  const author =
    archive === undefined
      ? ''
      : `\n<dc:creator><rdf:Seq><rdf:li>${xml(archive.author)}</rdf:li></rdf:Seq></dc:creator>\n<dc:format>application/pdf</dc:format>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${xml(subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>fr-FR</rdf:li></rdf:Bag></dc:language>${author}
<xmp:CreateDate>${moment}</xmp:CreateDate><xmp:ModifyDate>${moment}</xmp:ModifyDate><xmp:CreatorTool>Basoche</xmp:CreatorTool>
<pdf:Producer>Basoche</pdf:Producer>
</rdf:Description>${archived(head, attached)}</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
};

interface Writer {
  /** Both methods return the number of the object that they wrote. */
  add(dictionary: string): number;
  addStream(entries: string, content: Buffer): number;
}

/** Adds the colour profile of the pages (sRGB). */
export const addOutputIntent = (objects: Writer): number => {
  const profile = objects.addStream('/N 3/Alternate/DeviceRGB', srgbProfile());
  return objects.add(
    `<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC61966-2.1)/DestOutputProfile ${profile} 0 R>>`,
  );
};
