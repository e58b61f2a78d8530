/** The part of pdf.js that parses: its package has no types of it. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
