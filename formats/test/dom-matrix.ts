/**
 * Gives Node the class that pdf.js makes one object of when it is loaded, and expects of a browser. Reading text does not use it, so that
 * any class will do; package.json leaves the package out that would bring it, 33 MB.
 */
Reflect.set(globalThis, "DOMMatrix", Object);
