import type { Block, DocumentHead, TextStyle } from './blocks.ts';
import { withinXml } from './xml.ts';

/** Writes blocks as a Word document (OOXML). Highlights « [à compléter …] », so that nobody overlooks it. */

const toComplete = /(\[à compléter[^\]]*\])/g;

const styleNames: Readonly<Record<TextStyle, string | undefined>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  heading: 'Heading2',
  body: undefined,
  quote: undefined,
  small: 'Small',
  entry: 'Strong',
};

const clean = (text: string): string => withinXml(text).normalize('NFC');

export const docxOf = async (head: DocumentHead, blocks: readonly Block[]): Promise<Uint8Array> => {
  const docx = await import('docx');
  const { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TabStopType, TextRun } = docx;

  const runsOf = (text: string, bold = false) =>
    clean(text)
      .split(/\r\n|[\r\n\u2028\u2029]/)
      .flatMap((line, index) =>
        line
          .split(toComplete)
          .filter((part, at) => part !== '' || at === 0)
          .map(
            (part, at) =>
              new TextRun({
                text: part,
                bold,
                ...(part.startsWith('[à compléter') ? { highlight: 'yellow' as const } : {}),
                ...(index > 0 && at === 0 ? { break: 1 } : {}),
              }),
          ),
      );

  const paragraphOf = (block: Block, startsPage: boolean) => {
    if (block.as === 'separator') return new Paragraph({ thematicBreak: true, spacing: { after: 120 } });
    if (block.as === 'page') return new Paragraph({ pageBreakBefore: true });
    if (block.as === 'labelled') {
      return new Paragraph({
        pageBreakBefore: startsPage,
        tabStops: [{ type: TabStopType.LEFT, position: 3_000 }],
        indent: { left: 3_000, hanging: 3_000 },
        spacing: { after: 80 },
        children: [...runsOf(`${block.label}\t`), ...runsOf(block.text, true)],
      });
    }
    if (block.as === 'columns') {
      const text = block.cells.map((cell) => cell.text).join('\t');
      return new Paragraph({ pageBreakBefore: startsPage, children: runsOf(text, block.style === 'strong') });
    }
    const style = styleNames[block.as];
    return new Paragraph({
      pageBreakBefore: startsPage,
      ...(style === undefined ? {} : { style }),
      ...(block.as === 'quote' ? { bullet: { level: 0 } } : {}),
      children: runsOf(block.text, block.as === 'entry'),
    });
  };

  const children = blocks.flatMap((block, index) =>
    block.as === 'page' ? [] : [paragraphOf(block, blocks[index - 1]?.as === 'page')],
  );
  const serif = 'Georgia';
  const ink = '1E1B18';
  const soft = '645C54';
  const document = new Document({
    title: clean(head.title),
    subject: clean(head.subject),
    creator: 'Basoche',
    lastModifiedBy: 'Basoche',
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, color: ink, language: { value: 'fr-FR' } },
          paragraph: { spacing: { after: 140, line: 290 } },
        },
        title: { run: { font: serif, size: 44, color: ink }, paragraph: { spacing: { after: 120 } } },
        heading2: {
          run: { font: serif, size: 26, bold: true, color: ink },
          paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
        },
      },
      paragraphStyles: [
        { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { color: soft, size: 24 } },
        { id: 'Small', name: 'Small', basedOn: 'Normal', run: { color: soft, size: 18 } },
        { id: 'Strong', name: 'Strong', basedOn: 'Normal', paragraph: { keepNext: true } },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: 1_300, bottom: 1_300, left: 1_300, right: 1_300 } } },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.RIGHT,
                style: 'Small',
                children: [
                  new TextRun(`${clean(head.foot)} · `),
                  new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
};
